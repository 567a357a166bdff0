import {expect, it} from 'vitest';
import {samplesIn} from '../../packages/sample-checker/testing/page-samples';

const V2 = 'versioned_docs/version-2.0/ToolsAndExamples';
const UNREADABLE = 'Cannot read it:';

interface Row {
  page: string;
  version: 'v2' | 'v3';
  /** The file and the function in it. */
  sample: string;
  name: string;
  /** What it says of errors that it knows. */
  known: Readonly<Record<string, string>>;
  /** What it says of all others, such as the hostile ones of every page and of this one. */
  unknown: string;
  hostile?: readonly string[];
  /** Stands before words of others. */
  before?: string;
}

it.each<Row>([
  {
    page: 'docs/sdk/access-control/encryption.mdx',
    version: 'v3',
    sample: 'explain',
    name: 'explain',
    known: {
      "{errorCode: 'NodeAccessControlConditionsReturnedNotAuthorized'}":
        'This wallet does not meet the conditions.',
      "'Failed to decrypt'": 'The stored conditions or hash are not those of this ciphertext.',
    },
    unknown: 'Something went wrong.',
    hostile: ["''", '[]', "{message: ''}", '{message: {}}'],
  },
  {
    page: `${V2}/Integrations/Ceramic/installation.mdx`,
    version: 'v2',
    sample: 'show',
    name: 'reasonOf',
    before: `${UNREADABLE} `,
    known: {
      "{errorCode: 'x', message: {}}": `${UNREADABLE} x`,
      "{errorCode: 'NodeNotAuthorized', message: 'm'}": 'Your wallet does not meet the conditions.',
    },
    unknown: 'no reason given',
    hostile: ['{message: {}}'],
  },
  {
    page: `${V2}/SDKExamples/OnchainMetadata/encryptDecrypt.mdx`,
    version: 'v2',
    sample: 'src/explain',
    name: 'explain',
    known: {
      "{reason: 'why', message: 'x'}": 'why',
      '{code: 4001}': 'You declined the request in your wallet. Nothing was changed.',
    },
    unknown: 'Something went wrong.',
    hostile: ["''", '{message: {}}', "{code: 'CALL_EXCEPTION', reason: 7}", 'Object.create(null)'],
  },
])('$page says every error in words', async (row) => {
  const {page, version, sample, name, known, unknown, hostile = [], before = ''} = row;
  const nothing = ['null', 'undefined', '{}', '7', ...hostile];
  const expected = {
    ...Object.fromEntries(nothing.map((thrown) => [thrown, before + unknown])),
    "'down'": `${before}down`,
    "new Error('broken')": `${before}broken`,
    ...known,
  };
  const code = `
    import {${name}} from './${sample}';
    console.log(JSON.stringify([${Object.keys(expected).join()}].map((thrown) => ${name}(thrown))));`;
  const printed = await samplesIn(page, version).run(code, {env: 'browser'});
  expect(JSON.parse(printed)).toEqual(Object.values(expected));
});
