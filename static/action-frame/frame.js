'use strict';

// A frame without an origin, which starts a worker for each Lit Action that its page asks for, and ends it. The actions talk
// to the page by ports of their own; see features/run-action/README.md.

const workers = new Map();
let source;

addEventListener('message', ({source: sender, data, ports}) => {
  if (sender !== parent) return;
  if (data.ask) parent.postMessage('alive', '*');
  if (data.code) {
    source = URL.createObjectURL(new Blob([data.code], {type: 'text/javascript'}));
  }
  if (data.start) {
    const worker = new Worker(source);
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      parent.postMessage({failed: data.start, message: event.message ?? ''}, '*');
    });
    worker.postMessage(data.input, ports);
    workers.set(data.start, worker);
  }
  if (data.end) {
    workers.get(data.end)?.terminate();
    workers.delete(data.end);
  }
});

parent.postMessage('ready', '*');
