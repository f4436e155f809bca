import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disposableFolder } from './disposable-folder';

describe('the folder of a disposable cluster', () => {
  let memory: string;
  beforeEach(() => {
    memory = mkdtempSync(join(tmpdir(), 'disposable-folder-'));
  });
  afterEach(() => rmSync(memory, { recursive: true }));

  it('lies in memory where that has room', () => {
    expect(disposableFolder(1, memory)).toBe(memory);
  });

  it('is the temporary one where memory is too small', () => {
    expect(disposableFolder(Number.MAX_SAFE_INTEGER, memory)).toBe(tmpdir());
  });

  it('is the temporary one where there is no folder in memory', () => {
    expect(disposableFolder(1, join(memory, 'absent'))).toBe(tmpdir());
  });
});
