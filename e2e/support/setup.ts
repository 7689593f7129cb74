import { afterAll, afterEach } from 'vitest';
import { closeBrowser, closePhones } from './browser.ts';

// Setup of every file of tests in a browser. The files of a worker share their modules, so hooks stand here.

afterEach(closePhones);
afterAll(closeBrowser);
