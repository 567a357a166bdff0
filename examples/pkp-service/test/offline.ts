import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadService } from './stand-ins';

// The service with stand-ins for nodes and chain, to try with curl. It forgets its PKP.
const file = path.join(tmpdir(), 'offline-pkp.json');
await rm(file, { force: true });
const { createService } = await loadService(file);
createService().listen(3000, '127.0.0.1', () => console.log('http://127.0.0.1:3000'));
