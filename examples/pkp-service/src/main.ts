import { createService } from './server';

const port = Number(process.env.PORT ?? 3000);

// Whoever reaches the service can sign, so it listens to this machine alone.
createService().listen(port, '127.0.0.1', () => {
  console.log(`listening on http://127.0.0.1:${port}`);
});
