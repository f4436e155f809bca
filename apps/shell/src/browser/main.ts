import './set-nonce';
import { startPage } from './start-page';

void startPage();
