import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

interface Compiler {
  compile: (input: string, callbacks: {import: (file: string) => {contents: string}}) => string;
}

interface Output {
  errors?: {severity: string; formattedMessage: string}[];
  contracts: Record<string, Record<string, {evm: {bytecode: {object: string}}}>>;
}

const SOURCES = path.join(__dirname, 'contracts');

const SETTINGS = {
  evmVersion: 'shanghai',
  optimizer: {enabled: true, runs: 200},
  viaIR: true,
  metadata: {appendCBOR: false, bytecodeHash: 'none'},
  outputSelection: {'*': {'*': ['evm.bytecode.object']}},
};

/** The compiler's standard input for the contracts of this folder. */
const input = (): string => {
  const files = readdirSync(SOURCES).sort();
  const sources = files.map(
    (file) => [file, {content: readFileSync(path.join(SOURCES, file), 'utf8')}] as const,
  );
  return JSON.stringify({
    language: 'Solidity',
    sources: Object.fromEntries(sources),
    settings: SETTINGS,
  });
};

/** Hash of the sources of `contracts.json`, so that a test can tell without compiling. */
export const sourceHash = (): string => createHash('sha256').update(input()).digest('hex');

/**
 * Compiles the contracts.
 * @returns the creation code of each, by its name
 * @throws the compiler's messages
 */
async function compile(): Promise<Record<string, string>> {
  const {default: solc} = (await import('solc')) as unknown as {default: Compiler};
  const output = solc.compile(input(), {
    import: (file) => ({contents: readFileSync(require.resolve(file), 'utf8')}),
  });
  const {errors = [], contracts} = JSON.parse(output) as Output;
  const failures = errors.filter(({severity}) => severity === 'error');
  if (failures.length > 0) {
    throw new Error(failures.map(({formattedMessage}) => formattedMessage).join('\n'));
  }
  return Object.fromEntries(
    Object.entries(contracts)
      .filter(([file]) => !file.startsWith('@') && !file.startsWith('KeyDerivation'))
      .flatMap(([, named]) => Object.entries(named))
      .map(([name, {evm}]) => [name, `0x${evm.bytecode.object}`]),
  );
}

if (require.main === module) {
  void compile().then((code) => {
    const compiled = {source: sourceHash(), code};
    writeFileSync(path.join(__dirname, 'contracts.json'), `${JSON.stringify(compiled, null, 2)}\n`);
  });
}
