import { fuzzCalls } from './testing/fuzz-calls';

fuzzCalls('staff-writes');
