import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Sdk} from '../../sdk-release/sdk';
import type {LineProblem} from '../../../lib/node/site-error';
import type {Fence} from '../sample';

/** The part of the compiler's standard JSON that is used here. */
interface CompilerOutput {
  errors?: {
    severity: 'error' | 'warning' | 'info';
    type: string;
    message: string;
    formattedMessage: string;
  }[];
}

type Import = (file: string) => {contents: string} | {error: string};

interface Compiler {
  compile: (input: string, callbacks: {import: Import}) => string;
}

const FILE = 'sample.sol';

/** The line of a message, if it is in the sample and not in an import of it. */
const PLACE = /--> sample\.sol:(?<line>\d+):/;

/** The errors of a Solidity sample. Imports are looked up among the packages of the SDK's folder. */
export async function contractErrors(sdk: Sdk, {line, code}: Fence): Promise<LineProblem[]> {
  // It is loaded on first use, because that takes about a second.
  const {default: solc} = (await import('solc')) as unknown as {default: Compiler};
  const input = {
    language: 'Solidity',
    sources: {[FILE]: {content: code}},
    settings: {outputSelection: {'*': {'*': ['abi']}}},
  };
  const findImport: Import = (file) => {
    const found = path.join(sdk.folder, 'node_modules', file);
    return existsSync(found)
      ? {contents: readFileSync(found, 'utf8')}
      : {error: `"${file}" is not in sdk/${sdk.version}/node_modules`};
  };
  const output = solc.compile(JSON.stringify(input), {import: findImport});
  const {errors = []} = JSON.parse(output) as CompilerOutput;
  return errors
    .filter(({severity}) => severity === 'error')
    .map(({message, type, formattedMessage}) => ({
      line: line + Number(PLACE.exec(formattedMessage)?.groups?.line ?? 1),
      message: `${type}: ${message.replace(/\s*\n\s*/g, ' ')}`,
    }));
}
