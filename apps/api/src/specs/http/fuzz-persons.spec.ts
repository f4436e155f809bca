import { fuzzCalls } from './testing/fuzz-calls';

fuzzCalls('persons');
