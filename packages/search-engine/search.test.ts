import {describe, expect, it} from 'vitest';
import type {Area} from '../../site/versions';
import type {SearchRequest, SearchResponse} from './types';
import {searchOf, section, sections} from './testing/site';
import SYNONYMS from './synonyms.json';

// Ranking in a small site.

const RECORDS = [
  section(
    '/v3/encryption#strings',
    'Encryption > Encrypt and decrypt a string',
    'encryptString takes a text. decryptToString gives it back.',
    {identifiers: ['encryptString', 'decryptToString']},
  ),
  ...sections(`
    /v3/encryption        | Encryption | Keep files and strings secret.
    /v3/encryption#errors | Encryption > When it goes wrong | A code · its meaning
    /v3/sessions          | Session Signatures | Approve once, and sign for a day.
    /v3/sessions#get      | Session Signatures > Get them | Call getSessionSigs with an expiration.
    /v3/sessions#keys     | Session Signatures > Keys | A session key is kept in the browser.
    /v3/errors            | Errors | What is thrown.
    /v3/errors#codes      | Errors > Codes | NodeInvalidAuthSig · It has expired / NodeSIWEMessageError · No
    /v3/objects           | Objects | An object of an object.
    /v3/errors#text       | Errors > [object Object] | An error became a text.
    /v3/errors#unknown    | Errors > NodeUnknownError | A node failed.
    /v3/unknown           | Unknown node errors | NodeUnknownError, and other errors.
    /v3/pkps              | Keys in the network | A PKP signs like any account does.
    /v3/pkps#mint         | Keys in the network > Minting | Mint one on Chronicle.
    /v3/email             | Codes by mail | Stytch sends a code.
    /v3/siwe              | Sign in | Use SIWE for each sign-in.
    /v3/acc               | Rules | Access control conditions test public data.
    /v3/install           | Installation | Add the package to a project.
    /v3/faq               | FAQ | Questions. / Does encryption cost? Not today, in any weather.
    /v3/sky               | Sky | Look up.
    /v3/sky#weather       | Sky > Weather | Look out.
    /v3/wide              | The SDK | About the SDK.
    /v3/wide#a            | The SDK > Part a of the SDK
    /v3/wide#b            | The SDK > Part b of the SDK
    /v3/wide#c            | The SDK > Part c of the SDK
    /v3/wide#d            | The SDK > Part d of the SDK
    /v3/wide#e            | The SDK > Part e of the SDK
    /v3/narrow#sdk        | Another kit > An SDK
    /v3/weather           | Weather | Look in.
    /v3/threshold         | How a share is made | The model of the network.
    /v2/encryption        | Encryption | Keep files and strings secret.
    /v2/serrano           | Serrano | The network of v2.
    /v2/weather           | Weather | Look in.
    /v2/climate           | Weather | Look in, or look out.
    /v2/modal             | Share Modal | Choose conditions.
    /learningLab/weather  | Weather | Look in.
  `),
];

const search = searchOf(RECORDS);

const ask = (query: string, rest: Partial<SearchRequest> = {}): Promise<SearchResponse> =>
  search({query, areas: ['v3'], limit: 10, ...rest});

async function found(query: string, areas: readonly Area[] = ['v3']): Promise<string[]> {
  const {hits} = await ask(query, {areas});
  return hits.map(({url}) => url);
}

describe('ranking', () => {
  it('puts titles before headings before texts', async () => {
    expect(await found('weather')).toEqual(['/v3/weather', '/v3/sky#weather', '/v3/faq']);
  });

  it.each([
    ['an exact name', 'getSessionSigs', '/v3/sessions#get'],
    ['a heading in brackets', '[object Object]', '/v3/errors#text'],
    ['a name in another case', 'getsessionsigs', '/v3/sessions#get'],
    ['a name in words', 'get session sigs expiration', '/v3/sessions#get'],
    ['a name in another style', 'get-session-sigs', '/v3/sessions#get'],
    ['a name being typed', 'encryptStr', '/v3/encryption#strings'],
    ['an error code', 'NodeInvalidAuthSig', '/v3/errors#codes'],
    ['a part of a name', 'siwe message error', '/v3/errors#codes'],
    ['a word being typed', 'instal', '/v3/install'],
    ['another form', 'minted', '/v3/pkps#mint'],
    ['a question', 'how do I install it?', '/v3/install'],
    ['a missing letter', 'instalation', '/v3/install'],
    ['a wrong letter', 'encryprion', '/v3/encryption'],
    ['swapped letters', 'sesison', '/v3/sessions'],
    ['a typo in a name', 'getSesionSigs', '/v3/sessions'],
    ['words without their space', 'sessionkey', '/v3/sessions#keys'],
    ['a synonym', 'passkey e-mail', '/v3/email'],
    ['a phrase for an abbreviation', 'sign in with ethereum', '/v3/siwe'],
    ['what has all words, not some', 'session key browser', '/v3/sessions#keys'],
    ['a heading, not what is about its parts', 'NodeUnknownError', '/v3/errors#unknown'],
    ['what some words match when none match all', 'encryptString zzzzzz', '/v3/encryption#strings'],
  ])('finds %s', async (_what, query, url) => {
    expect((await found(query))[0]).toBe(url);
  });

  it('finds words in quotes together, or apart if nothing has them so', async () => {
    expect(await found('"node failed"')).toEqual(['/v3/errors#unknown']);
    const apart = await found('failed node');
    expect(apart.length).toBeGreaterThan(1);
    expect(await found('"failed node"')).toEqual(apart);
  });

  it('puts a title that is named as a whole before a longer one', async () => {
    const pages = sections(`
      /v3/a | Lit Action Conditions | Test. / A Lit Action decides.
      /v3/b | A Lit Action          | Code. / Of an action.
    `);
    const {hits} = await searchOf(pages)({query: 'lit action', areas: ['v3'], limit: 2});
    expect(hits.map(({url}) => url)).toEqual(['/v3/b', '/v3/a']);
  });

  it('does not give one page all first places', async () => {
    const urls = await found('sdk');
    expect(urls).toHaveLength(7);
    expect(urls[0]).toBe('/v3/wide');
    expect(urls.slice(1, 5)).toContain('/v3/narrow#sdk');
  });
});

describe('a name or message', () => {
  const NAME = 'NodeAccessControlConditionsReturnedNotAuthorized';
  const searchThem = searchOf([
    section('/v3/shares#none', 'Shares from the nodes > NodeNoShares', 'None. See callNodes.', {
      identifiers: ['callNodes'],
    }),
    ...sections(`
      /v3/shares         | Shares from the nodes | NodeNoShares: none came from the nodes.
      /v3/wait           | Waiting | NodeNoSharesAtAll is none of them.
      /learningLab/nodes | Nodes | No node shares. The rate has a limit.
    `),
    ...sections(`
      /v3/tests          | All errors | Each with its fix, such as rate_limit_exceeded.
      /v3/tests#acc      | All errors > ${NAME} | The condition does not hold.
      /v3/tests#shares   | All errors > No shares came from the nodes | Wait.
      /v3/tests#none     | All errors > NodeNoShares | A node has none, or has lost all.
      /v3/tests#rate     | All errors > rate_limit_exceeded | Wait.
    `).map((record) => ({...record, kind: 'reference' as const})),
  ]);
  const answer = (query: string) => searchThem({query, areas: ['learningLab', 'v3'], limit: 10});
  const urls = async (query: string) => (await answer(query)).hits.map(({url}) => url);

  it.each([
    [NAME, '/v3/tests#acc'],
    [NAME.toLowerCase(), '/v3/tests#acc'],
    ['Rate_Limit_EXCEEDED', '/v3/tests#rate'],
    ['callNodes()', '/v3/shares#none'],
    ['CALLNODES', '/v3/shares#none'],
  ])('that one section has is found alone: %s', async (name, url) => {
    const {hits, total, counts} = await answer(name);
    expect(hits.map((hit) => hit.url)).toEqual([url]);
    expect([total, counts]).toEqual([1, {learningLab: 0, v3: 1}]);
  });

  it('is marked as a whole', async () => {
    const {hits} = await answer(NAME);
    expect(hits[0]!.hierarchy.at(-1)).toEqual([{text: NAME, marked: true}]);
  });

  it.each(['NodeNoShares', 'nodenoshares'])(
    'is found first in the reference, and where else it or a longer one is: %s',
    async (name) => {
      const [first, ...others] = await urls(name);
      expect(first).toBe('/v3/tests#none');
      expect(others.sort()).toEqual(['/v3/shares#none', '/v3/wait']);
    },
  );

  it('is found on pages that use it before a reference that lists it', async () => {
    const pages = [
      section('/v3/list', 'Changes', 'Names.\ngetKey · getKey', {kind: 'reference'}),
      section('/v3/use', 'Signing', 'Sign.\nCall getKey in the browser.'),
    ];
    const {hits} = await searchOf(pages)({query: 'getKey', areas: ['v3'], limit: 2});
    expect(hits.map(({url}) => url)).toEqual(['/v3/use', '/v3/list']);
  });

  it('that is the title of a page leads to the page', async () => {
    const pages = sections(`
      /v3/webauthn      | WebAuthn | Keys on a device.
      /v3/webauthn#none | WebAuthn > WebAuthn is not supported | WebAuthn is missing.
    `);
    const {hits} = await searchOf(pages)({query: 'webauthn', areas: ['v3'], limit: 10});
    expect(hits[0]!.url).toBe('/v3/webauthn');
  });

  it('that nothing has is found by its parts, everywhere', async () => {
    expect(await urls('NodeShare')).toContain('/learningLab/nodes');
  });

  it.each(['came from the nodes', 'Error: "No shares came from the nodes".'])(
    'that is only a part of the other is the same: %s',
    async (message) => {
      expect((await urls(message))[0]).toBe('/v3/tests#shares');
    },
  );
});

describe('synonyms', () => {
  const finds = async (query: string, text: string): Promise<boolean> => {
    const find = searchOf([section('/wanted', text), section('/other', 'Whatever else')]);
    const {hits} = await find({query, areas: ['v3'], limit: 5});
    return hits.length === 1 && hits[0]!.url === '/wanted';
  };

  it.each([
    [true, 'eip 4361', 'siwe'],
    [true, 'ERC4337', 'a smart account'],
    [true, 'one time codes', 'Stytch helps'],
    [true, 'tell me about token gating', 'an access control condition'],
    // A part of a phrase is none.
    [false, 'ethereum', 'siwe'],
    [false, 'code', 'stytch'],
  ])('make (%s) that %s finds "%s"', async (expected, query, text) => {
    expect(await finds(query, text)).toBe(expected);
  });

  it('are all found', async () => {
    for (const [first, ...others] of SYNONYMS) {
      for (const other of others) {
        expect([other, await finds(other, first!)]).toEqual([other, true]);
      }
    }
  });
});

describe('areas', () => {
  it('come in the order of the request where they match equally well', async () => {
    const first = async (...areas: Area[]) => (await found('encryption', areas))[0];
    expect(await first('v3', 'v2')).toBe('/v3/encryption');
    expect(await first('v2', 'v3')).toBe('/v2/encryption');
  });

  it('give way to a much better hit of another one', async () => {
    expect((await found('serrano network', ['v3', 'v2']))[0]).toBe('/v2/serrano');
  });

  it('come before others, and sections after docs, where all match', async () => {
    const {hits} = await ask('weather', {areas: ['v2', 'v3', 'learningLab']});
    const order = hits.map(({area}) => area);
    expect(order.slice(0, 3)).toEqual(['v2', 'v2', 'v3']);
    expect(order.indexOf('learningLab')).toBeGreaterThan(2);
  });

  it('give way to a title that has all words where theirs has some', async () => {
    expect((await found('share modal', ['v3', 'v2'])).slice(0, 2)).toEqual([
      '/v2/modal',
      '/v3/threshold',
    ]);
  });

  it.each<[Area[], object, number]>([
    [['v3', 'v2'], {v3: 3, v2: 1}, 4],
    [['v2', 'v2'], {v2: 1}, 1],
    [[], {}, 0],
  ])('are counted each, and searched once: %j', async (areas, counts, total) => {
    const answer = await ask('encryption', {areas});
    expect([answer.counts, answer.total]).toEqual([counts, total]);
  });
});

describe('hits', () => {
  it('are told apart, and marked', async () => {
    const [hit] = (await ask('decryptToString')).hits;
    expect(hit).toMatchObject({id: '/v3/encryption#strings', area: 'v3'});
    expect(hit!.hierarchy.map((parts) => parts.map(({text}) => text).join(''))).toEqual([
      'Encryption',
      'Encrypt and decrypt a string',
    ]);
    expect(hit!.snippet).toContainEqual({text: 'decryptToString', marked: true});
  });

  it('are the best of all where fewer are wanted', async () => {
    const all = (await ask('session')).hits;
    const few = await ask('session', {limit: 2});
    expect(few.hits).toEqual(all.slice(0, 2));
    expect(few.total).toBe(all.length);
  });
});

describe('any input', () => {
  /** Whatever was asked before, this is found. */
  const nextQueryWorks = async () => expect((await found('weather'))[0]).toBe('/v3/weather');

  it.each([
    ['nothing', ''],
    ['what is not there', 'zzzzzzzz'],
    ['spaces', ' \t\n '],
    ['regular expressions', '.*+?^${}()|[]\\ (z+)+$'],
    ['emoji', '🔑👩‍👩‍👧 🏴‍☠️'],
    ['names of properties', '__proto__ constructor hasOwnProperty'],
    ['one long word', 'zzzzzzzzzz'.repeat(1000)],
    ['many different words', Array.from({length: 2000}, (_, at) => `w${at}`).join(' ')],
  ])('finds nothing for %s', async (_what, query) => {
    expect(await ask(query)).toEqual({hits: [], total: 0, counts: {v3: 0}});
    await nextQueryWorks();
  });

  it.each([
    ['markup', '<img src=x><script>weather</script>', '/v3/weather'],
    ['half a character', '\ud83d encryption', '/v3/encryption'],
    ['many words', 'encryption zebra '.repeat(600), '/v3/encryption'],
    [
      'a long paste',
      `NodeInvalidAuthSig\n${'  at run (file.js:1:1)\n'.repeat(60)}`,
      '/v3/errors#codes',
    ],
    ['a name without spaces', `getSessionSigs,${'x'.repeat(9000)}`, '/v3/sessions#get'],
  ])('finds what is named in %s', async (_what, query, url) => {
    expect((await found(query))[0]).toBe(url);
    await nextQueryWorks();
  });
});
