import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import type {Environment} from '../../lib/node/environment';
import analyticsPlugin from './plugin';

function addedBy(environment: Environment, baseUrl = '/') {
  const plugin = analyticsPlugin({baseUrl} as LoadContext, environment);
  return {
    modules: plugin.getClientModules!(),
    tags: plugin.injectHtmlTags!({content: undefined}),
  };
}

it('adds nothing when nothing is configured', () => {
  expect(addedBy({})).toEqual({modules: [], tags: {}});
  expect(addedBy({ANALYTICS_ON_LOAD_SCRIPT: 'off'})).toEqual({modules: [], tags: {}});
});

it.each<[Environment, object]>([
  [{ANALYTICS_GOOGLE_ID: 'G-ABC'}, {googleId: 'G-ABC'}],
  [{ANALYTICS_TAG_MANAGER_ID: 'GTM-ABC'}, {tagManagerId: 'GTM-ABC'}],
  [{ANALYTICS_PLAUSIBLE_DOMAIN: 'a.example'}, {plausibleDomain: 'a.example'}],
  [{ANALYTICS_ON_LOAD_SCRIPT: 'on'}, {onLoadScript: '/docs/onLoad.js'}],
])('carries %j into the page', (environment, settings) => {
  const {modules, tags} = addedBy(environment, '/docs/');
  expect(modules).toEqual([expect.stringMatching(/client\.ts$/)]);
  const [script] = (tags as {headTags: {tagName: string; innerHTML: string}[]}).headTags;
  expect(script!.tagName).toBe('script');
  expect(script!.innerHTML).toContain('globalPrivacyControl');
  expect(script!.innerHTML).toContain(JSON.stringify(settings));
});
