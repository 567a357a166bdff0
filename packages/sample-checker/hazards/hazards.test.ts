import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {FINDERS} from '../lints/hazards';
import {hazardMessage, HAZARDS, parseAccepted} from './hazards';

const inProject = (file: string): string => path.join(__dirname, '../../..', file);

it('each hazard has a name of its own', () => {
  expect(new Set(HAZARDS.map(({name}) => name)).size).toBe(HAZARDS.length);
});

it.each(HAZARDS)('a test shows the harm of $name', ({test: {file, title}}) => {
  expect(readFileSync(inProject(file), 'utf8')).toContain(title);
});

it.each(HAZARDS.filter(({page}) => page))('a page has the cure for $name', ({page = ''}) => {
  expect(existsSync(inProject(page))).toBe(true);
});

it('lints find what the table says', () => {
  const found = HAZARDS.filter(({seenBy}) => seenBy === 'lint').map(({name}) => name);
  expect(Object.keys(FINDERS).sort()).toEqual(found.sort());
});

it('a message has the hazard, its harm, its cure and where to find that', () => {
  expect(hazardMessage('unsalted')).toBe(
    'unsalted: whoever reads dataToEncryptHash can guess a short text, and sees which texts are equal; ' +
      'encrypt the text together with a random salt (docs/sdk/access-control/encryption.mdx)',
  );
});

it('reads several reasons', () => {
  expect(parseAccepted('unsalted: the text is random; flood: a proxy limits: 9 a minute')).toEqual({
    unsalted: 'the text is random',
    flood: 'a proxy limits: 9 a minute',
  });
});
