import {describe, expect, it} from 'vitest';
import {readEnvironment} from '../../../site/environment';
import {readPushTarget} from './environment';

const ALL = {ALGOLIA_APP_ID: 'APP', ALGOLIA_INDEX: 'docs', ALGOLIA_WRITE_KEY: ' secret '};

describe('readPushTarget', () => {
  it('reads application, index and key', () => {
    expect(readPushTarget(ALL)).toEqual({appId: 'APP', index: 'docs', writeKey: 'secret'});
    expect(readPushTarget({...ALL, ALGOLIA_API_KEY: 'other'})).toMatchObject({writeKey: 'secret'});
  });

  it.each([
    [{}, 'ALGOLIA_APP_ID and ALGOLIA_INDEX and ALGOLIA_WRITE_KEY'],
    [{...ALL, ALGOLIA_WRITE_KEY: ''}, 'ALGOLIA_WRITE_KEY'],
    [{...ALL, ALGOLIA_APP_ID: undefined}, 'ALGOLIA_APP_ID'],
    [{...ALL, ALGOLIA_INDEX: ' '}, 'ALGOLIA_INDEX'],
  ])('names what is missing in %j', (variables, missing) => {
    expect(() => readPushTarget(variables)).toThrow(
      `environment: ${missing} not set; a push needs all of ALGOLIA_APP_ID, ALGOLIA_INDEX, ALGOLIA_WRITE_KEY`,
    );
  });

  it.each([
    ['ALGOLIA_APP_ID', 'my app', 'an application id, such as BH4D9OD16A'],
    ['ALGOLIA_INDEX', 'lit/docs', 'the name of an index, such as lit-docs'],
  ])('refuses %s=%s as the build does', (name, value, expected) => {
    const variables = {...ALL, [name]: value};
    const line = `environment: ${name} is "${value}", expected ${expected}`;
    expect(() => readPushTarget(variables)).toThrow(line);
    expect(() => readEnvironment(variables)).toThrow(line);
  });

  it('refuses a write key that pages would show', () => {
    const read = () => readPushTarget({...ALL, ALGOLIA_API_KEY: 'secret'});
    expect(read).toThrow('environment: ALGOLIA_API_KEY is the same as ALGOLIA_WRITE_KEY');
    // Errors end up in logs.
    expect(read).not.toThrow(/secret/);
  });
});
