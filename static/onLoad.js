// Embedded playgrounds are hidden while they load, so that they do not hold up the page's text.
const REVEAL_AFTER_MS = 200;

setTimeout(() => {
  for (const frame of document.querySelectorAll('.repls[hidden]')) {
    frame.hidden = false;
  }
}, REVEAL_AFTER_MS);
