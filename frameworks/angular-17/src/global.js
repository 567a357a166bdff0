globalThis.global = globalThis; // the SDK reads Node's global
