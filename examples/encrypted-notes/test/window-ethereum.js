// Runs in each document: window.ethereum passes its requests on to wallet.ts.
const events = new EventTarget();
window.ethereum = {
  async request({ method, params }) {
    const { result, error } = await window.askWallet(method, params);
    if (error) throw error;
    return result;
  },
  on(event, listener) {
    events.addEventListener(event, ({ detail }) => listener(detail));
  },
  emit(event, detail) {
    events.dispatchEvent(new CustomEvent(event, { detail }));
  },
};
