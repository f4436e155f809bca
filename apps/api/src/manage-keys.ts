import { keyFilePath, openDatabase } from '@heizplatz/api-platform';
import { loadConfig } from './process/load-config';
import { runKeyCommand } from './key-rotation/key-command';

const { KEYS_FILE, DATA_DIR } = process.env;

runKeyCommand(process.argv.slice(2), {
  file: keyFilePath({ KEYS_FILE: KEYS_FILE || undefined, DATA_DIR: DATA_DIR || '.data' }),
  now: new Date(),
  print: (text) => console.log(text),
  withDatabase: async (work) => {
    const { databaseUrl: url, secrets } = loadConfig(process.env);
    const log = { error: (details: object, message: string) => console.error(message, details) };
    const { db, close } = openDatabase({ url, poolSize: 1, log, name: 'heizplatz-keys', statementTimeoutMs: 180_000 });
    try {
      return await work(db, secrets.encryption);
    } finally {
      await close();
    }
  },
}).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
