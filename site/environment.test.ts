import {describe, expect, it} from 'vitest';
import {readEnvironment} from './environment';

const VALID = {
  SITE_URL: 'https://docs.example.org',
  SITE_BASE_URL: '/docs/',
  ANALYTICS_GOOGLE_ID: 'G-ABC123',
  ANALYTICS_TAG_MANAGER_ID: 'GTM-ABC123',
  ANALYTICS_PLAUSIBLE_DOMAIN: 'docs.example.org',
  ANALYTICS_ON_LOAD_SCRIPT: 'on',
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
    ['ANALYTICS_GOOGLE_ID', 'UA-12345-6'],
    ['ANALYTICS_GOOGLE_ID', 'AW-12345'],
    ['ANALYTICS_ON_LOAD_SCRIPT', 'off'],
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
    ['SITE_BASE_URL', '//', 'a path that starts and ends with a slash'],
    ['ANALYTICS_GOOGLE_ID', '12345', 'a Google tag id, such as G-XXXXXXX'],
    ['ANALYTICS_GOOGLE_ID', 'GTM-ABC', 'a Google tag id, such as G-XXXXXXX'],
    ['ANALYTICS_TAG_MANAGER_ID', 'G-ABC', 'a Tag Manager id, such as GTM-XXXXXX'],
    ['ANALYTICS_PLAUSIBLE_DOMAIN', 'https://a.org', 'a domain name, such as docs.example.org'],
    ['ANALYTICS_ON_LOAD_SCRIPT', 'yes', '"on" or "off"'],
  ])('refuses %s=%s, with the fix', (name, value, fix) => {
    const read = () => readEnvironment({[name]: value});
    expect(read).toThrow(`environment: ${name} is "${value}", expected `);
    expect(read).toThrow(fix);
  });

  it('names every bad variable in one line', () => {
    expect(() =>
      readEnvironment({...VALID, SITE_URL: 'x', ANALYTICS_ON_LOAD_SCRIPT: 'maybe'}),
    ).toThrow(/^environment: SITE_URL is "x", .*; ANALYTICS_ON_LOAD_SCRIPT is "maybe", .*$/);
  });
});
