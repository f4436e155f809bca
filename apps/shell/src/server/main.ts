import { startServer } from './start-server';

startServer(process.env).catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
