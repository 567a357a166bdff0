import type { AddressInfo } from 'node:net';
import { createService } from './server';

const port = Number(process.env.PORT ?? 3000); // 0 for a free one

// Whoever reaches the service can sign, so it listens to this machine alone.
const server = createService().listen(port, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  console.log(`listening on http://127.0.0.1:${port}`);
});
