import {expect, it} from 'vitest';
import {samplesIn} from 'sample-checker/testing/page-samples';

const run = samplesIn('docs/migration/overview.mdx');

it('puts operators where they are missing, and nowhere else', async () => {
  const output = await run(`
    import {withOperators} from './with-operators';
    const or = {operator: 'or'};
    for (const list of [[], [1], [1, 2], [1, or, 2], [1, [2, 3]], [[1, or, 2], 3], [null, '']]) {
      console.log(JSON.stringify(withOperators(list)).replaceAll('{"operator":"and"}', 'and'));
    }
    for (const list of [null, undefined, {}, 1]) {
      try { console.log(withOperators(list)); } catch { console.log('refused'); }
    }`);
  expect(output.split('\n')).toEqual([
    ...['[]', '[1]', '[1,and,2]', '[1,{"operator":"or"},2]', '[1,and,[2,and,3]]'],
    ...['[[1,{"operator":"or"},2],and,3]', '[null,and,""]'],
    ...Array<string>(4).fill('refused'),
  ]);
});

it('reads a v2 record on demand, and tries again after a page that was missing', async () => {
  const output = await run(
    `import {readV2} from './migrate-on-read';
    globalThis.location = {origin: 'http://app'};
    // What the page in the iframe answers; undefined: it is not there.
    const answers = [
      {plaintext: new Uint8Array([1, 2])}, {plaintext: new Uint8Array([]).buffer}, {}, undefined,
      {plaintext: 'text'}, {plaintext: null}, {plaintext: [49]}, {error: {errorCode: 'NodeNotAuthorized'}},
    ];
    let frames = 0;
    let frame;
    globalThis.document = {
      createElement: () => ({
        remove() { frames -= 1; },
        contentWindow: {
          postMessage(question, origin, [port]) {
            if (origin !== 'http://app') throw new Error(origin);
            const answer = answers.shift();
            if (answer) port.postMessage(answer);
          },
        },
      }),
      body: {append(element) { frames += 1; frame = element; setTimeout(() => element.onload()); }},
    };
    while (answers.length > 0) {
      const limit = answers[0] ? 30_000 : 1;
      await readV2({encryptedData: new Uint8Array(1)}, {}, limit).then(
        (bytes) => console.log('bytes', bytes.length, frames),
        (error) => console.log(error.message ?? error.errorCode, frames),
      );
    }
    answers.push(undefined, undefined, {plaintext: new Uint8Array(3)}, {plaintext: new Uint8Array(4)});
    const slow = readV2({}, {}, 50).catch(() => 'slow');
    await readV2({}, {}, 1).catch(() => {});
    const third = await readV2({}, {});
    const page = frame;
    console.log(third.length, await slow, (await readV2({}, {})).length, page === frame);`,
    {env: 'browser'},
  );
  const nothing = 'The legacy reader sent no data. 1';
  expect(output.split('\n')).toEqual([
    ...['bytes 2 1', 'bytes 0 1', nothing, '/legacy-reader.html did not answer. 0'],
    ...[nothing, nothing, nothing, 'NodeNotAuthorized 1'],
    '3 slow 4 true',
  ]);
});
