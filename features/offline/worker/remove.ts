import {deleteCaches} from '../names.shared';
import {baseUrl, tell, worker} from './scope';

// The kill switch: comes as an update to readers who have a copy, and leaves nothing behind.

worker.addEventListener('install', () => void worker.skipWaiting());
worker.addEventListener('activate', (event) => {
  const remove = async (): Promise<void> => {
    await deleteCaches(baseUrl);
    await worker.registration.unregister();
    await tell({done: true});
  };
  event.waitUntil(remove());
});
