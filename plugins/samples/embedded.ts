import type {Sdk} from '../sdk';
import type {Sample} from './sample';
import {unitFolder, type Unit} from './units';

/** Lit Action code that a sample holds as a string. */
interface EmbeddedAction {
  code: string;
  /** 0-based line of the sample where the code starts. */
  firstLine: number;
}

/** A template without substitutions; with them, the code is known only at run time. */
const TEMPLATE = /`(?<code>(?:[^`\\$]|\\.|\$(?!\{))*)`/g;

const USES_ACTION_API = /\b(?:Lit\.Actions|LitActions|Lit\.Auth)\b/;

/** What JavaScript makes of the escapes that a template needs for code. */
const unescape = (code: string): string => code.replace(/\\([`$\\])/g, '$1');

function embeddedActions(code: string): EmbeddedAction[] {
  return [...code.matchAll(TEMPLATE)]
    .filter(({groups}) => USES_ACTION_API.test(groups!.code!))
    .map((match) => ({
      code: unescape(match.groups!.code!),
      firstLine: code.slice(0, match.index).split('\n').length - 1,
    }));
}

/** The text between an opening brace and its partner. */
function bracesFrom(code: string, open: number): string {
  let depth = 0;
  for (let at = open; at < code.length; at += 1) {
    depth += code[at] === '{' ? 1 : code[at] === '}' ? -1 : 0;
    if (depth === 0) {
      return code.slice(open + 1, at);
    }
  }
  return code.slice(open + 1);
}

/**
 * Names of the values that a sample passes to an action, which are globals there. Keys of nested
 * objects are among them: one name too many does no harm.
 */
function jsParamNames(code: string): string[] {
  const objects = [...code.matchAll(/\bjsParams\s*[:=]\s*\{/g)].map((match) =>
    bracesFrom(code, match.index + match[0].length - 1),
  );
  const keys = objects.flatMap((body) => [
    ...body.matchAll(/(?:^|[,{\n])\s*(?<name>[A-Za-z_$][\w$]*)\s*(?=[:,}\n]|$)/g),
  ]);
  return [...new Set(keys.map(({groups}) => groups!.name!))];
}

/**
 * Lit Actions that a client sample passes to the nodes as text, prepared for the compiler. The
 * values that they get are of any type there, as they are for `executeJs`.
 */
export function embeddedUnits(sdk: Sdk, sample: Sample): Unit[] {
  if (sample.environment === 'action') {
    return [];
  }
  const {fence} = sample;
  const params = jsParamNames(fence.code).map((name) => `declare const ${name}: any;`);
  return embeddedActions(fence.code).map(({code, firstLine}, index) => {
    const preamble = `${params.join(' ')}\n`;
    const text = preamble + code;
    return {
      sample,
      environment: 'action',
      files: [
        {
          path: `${unitFolder(sdk, sample)}/action-${index}.ts`,
          text,
          own: {from: 1, to: text.split('\n').length},
          pageLine: fence.line + 1 + firstLine,
        },
      ],
      expected: new Set(),
    };
  });
}
