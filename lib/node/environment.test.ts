import {describe, expect, it} from 'vitest';
import {readEnvironment} from './environment';

const VALID = {
  SITE_URL: 'https://docs.example.org',
  SITE_BASE_URL: '/docs/',
  FEEDBACK_URL: 'https://docs.example.org/feedback',
  ALGOLIA_APP_ID: 'BH4D9OD16A',
  ALGOLIA_API_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX: 'lit-docs',
};

describe('readEnvironment', () => {
  it('requires nothing', () => {
    expect(readEnvironment({})).toEqual({});
  });

  it('takes every variable that is set well', () => {
    expect(readEnvironment(VALID)).toEqual(VALID);
  });

  it('takes an empty variable for one that is not set, and ignores blanks around values', () => {
    expect(readEnvironment({SITE_URL: '', SITE_BASE_URL: '  ', ...{PATH: '/bin'}})).toEqual({});
    expect(readEnvironment({SITE_URL: ' https://docs.example.org\n'})).toEqual({
      SITE_URL: 'https://docs.example.org',
    });
  });

  it.each([
    ['SITE_URL', 'http://localhost:3000'],
    ['SITE_BASE_URL', '/'],
    ['SITE_BASE_URL', '/a/b-c_d.e/'],
    ['SITE_URL', 'https://docs.example.org:8443'],
    ['SITE_URL', 'http://127.0.0.1:3000'],
    ['FEEDBACK_URL', 'https://docs.example.org/'],
  ])('accepts %s=%s', (name, value) => {
    expect(readEnvironment({[name]: value})).toEqual({[name]: value});
  });

  it.each([
    ['SITE_URL', 'docs.example.org', 'such as https://docs.example.org'],
    ['SITE_URL', 'https://docs.example.org/', 'an origin without a path'],
    ['SITE_URL', 'https://docs.example.org/v3', 'an origin without a path'],
    ['SITE_URL', 'https://docs.example.org?a=b', 'an origin without a path'],
    ['SITE_URL', 'ftp://docs.example.org', 'such as https://docs.example.org'],
    ['SITE_BASE_URL', 'docs', 'a path that starts and ends with a slash, such as / or /docs/'],
    ['SITE_BASE_URL', '/docs', 'a path that starts and ends with a slash'],
    ['SITE_BASE_URL', '/a b/', 'a path that starts and ends with a slash'],
    ['SITE_BASE_URL', '/../', 'a path that starts and ends with a slash'],
    ['SITE_BASE_URL', '/"/', 'a path that starts and ends with a slash'],
    ['SITE_BASE_URL', '//', 'a path that starts and ends with a slash'],
    ['FEEDBACK_URL', '/feedback', 'such as https://docs.example.org/feedback'],
    ['FEEDBACK_URL', 'https://docs.example.org', 'an address with a path'],
    ['FEEDBACK_URL', 'http://docs.example.org/feedback', 'https, as the site has it'],
    ['ALGOLIA_APP_ID', 'BH4D9.example.org/', 'an application id, such as BH4D9OD16A'],
    ['ALGOLIA_API_KEY', 'a key', 'a search key of letters and digits'],
    ['ALGOLIA_INDEX', '..', 'the name of an index, such as lit-docs'],
    ['ALGOLIA_INDEX', 'a/b', 'the name of an index, such as lit-docs'],
  ])('refuses %s=%s, with the fix', (name, value, fix) => {
    const read = () => readEnvironment({[name]: value});
    expect(read).toThrow(`environment: ${name} is "${value}", expected `);
    expect(read).toThrow(fix);
  });

  it.each([
    'https://[',
    'https://%zz',
    'https://*',
    'https://docs..example',
    'https://docs.example:99999',
    'https://docs.example:443',
    'https://Docs.example',
    'https://user:secret@docs.example',
    'https://a"><script>',
  ])('refuses SITE_URL=%s, which browsers would not take, or would write otherwise', (value) => {
    expect(() => readEnvironment({SITE_URL: value})).toThrow('expected an origin without a path');
  });

  it.each([
    'https://[/x',
    'https://*/x',
    'https://*.example/x',
    'https://a.example;script-src/x',
    "https://'unsafe-inline'/x",
    'https://user:secret@a.example/x',
    'https://a.example/x?y',
    'https://a.example/x y',
    'https://a.example/../x',
    'javascript://a.example/x',
  ])('refuses FEEDBACK_URL=%s, which would fail later or allow more than one host', (value) => {
    expect(() => readEnvironment({FEEDBACK_URL: value})).toThrow('expected an address with a path');
  });

  const ALL_OR_NONE = 'expected all of ALGOLIA_APP_ID, ALGOLIA_API_KEY, ALGOLIA_INDEX or none';

  it.each([
    [['ALGOLIA_APP_ID'], 'ALGOLIA_API_KEY and ALGOLIA_INDEX'],
    [['ALGOLIA_API_KEY'], 'ALGOLIA_APP_ID and ALGOLIA_INDEX'],
    [['ALGOLIA_INDEX'], 'ALGOLIA_APP_ID and ALGOLIA_API_KEY'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_API_KEY'], 'ALGOLIA_INDEX'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_INDEX'], 'ALGOLIA_API_KEY'],
    [['ALGOLIA_API_KEY', 'ALGOLIA_INDEX'], 'ALGOLIA_APP_ID'],
  ])('with only %j of the hosted search set, names what is missing', (names, missing) => {
    const some = Object.fromEntries(
      names.map((name) => [name, VALID[name as keyof typeof VALID]] as const),
    );
    const line = `environment: ${missing} not set, ${ALL_OR_NONE}`;
    expect(() => readEnvironment(some)).toThrow(line);
    const blank = {ALGOLIA_APP_ID: ' ', ALGOLIA_API_KEY: '', ALGOLIA_INDEX: ''};
    expect(() => readEnvironment({...blank, ...some})).toThrow(line);
  });

  it('never reads the key that may write to the hosted index', () => {
    expect(readEnvironment({...VALID, ALGOLIA_WRITE_KEY: 'secret'})).toEqual(VALID);
  });

  it('names a variable that is nearly one it reads, and leaves all others alone', () => {
    expect(() => readEnvironment({SITE_BASE_ULR: '/docs/'})).toThrow(
      /^environment: SITE_BASE_ULR is not read; did you mean SITE_BASE_URL$/,
    );
    expect(readEnvironment({SITE_ID: 'x', SITE_NAME: 'x', SITE_URLS: 'x', ...VALID})).toEqual(
      VALID,
    );
  });

  it('gives variables by their own names alone', () => {
    // @ts-expect-error: the compiler notices a misspelt name.
    expect(readEnvironment(VALID).SITE_ULR).toBeUndefined();
    const services = {SERVICE_ID: {pattern: /^\d$/, expected: 'a digit'}};
    expect(readEnvironment({SERVICE_ID: '1'}, services).SERVICE_ID).toBe('1');
  });

  it('takes plain HTTP for feedback on a site that has it, too', () => {
    const variables = {SITE_URL: 'http://docs', FEEDBACK_URL: 'http://docs/feedback'};
    expect(readEnvironment(variables)).toEqual(variables);
  });

  it('names every bad variable in one line', () => {
    expect(() => readEnvironment({...VALID, SITE_URL: 'x', SITE_BASE_URL: 'docs'})).toThrow(
      /^environment: SITE_URL is "x", .*; SITE_BASE_URL is "docs", .*$/,
    );
    expect(() => readEnvironment({SITE_URL: 'x', ALGOLIA_INDEX: 'docs'})).toThrow(
      /^environment: SITE_URL is "x", .*; ALGOLIA_APP_ID and ALGOLIA_API_KEY not set, .*$/,
    );
  });
});
