interface Module {
  __esModule?: boolean;
}

/** TypeScript's interop helper for default imports. */
export function __importDefault(module: Module): Module | {default: Module} {
  return module.__esModule ? module : {default: module};
}
