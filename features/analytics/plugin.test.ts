import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import analyticsPlugin from './plugin';

const context = {baseUrl: '/docs/'} as LoadContext;

it('adds nothing when nothing is configured', () => {
  expect(analyticsPlugin(context, {})).toEqual({name: 'analytics'});
  expect(analyticsPlugin(context, {ANALYTICS_ON_LOAD_SCRIPT: 'off'})).toEqual({name: 'analytics'});
});

it('carries the settings into the page, and nothing that only the build needs', () => {
  const {getClientModules, injectHtmlTags} = analyticsPlugin(context, {
    ANALYTICS_GOOGLE_ID: 'G-ABC',
  });
  expect(getClientModules!()).toEqual([expect.stringMatching(/client\.ts$/)]);
  const {headTags} = injectHtmlTags!({content: undefined}) as {headTags: {innerHTML: string}[]};
  expect(headTags[0]!.innerHTML).toContain('{"ANALYTICS_GOOGLE_ID":"G-ABC"}');
  expect(headTags[0]!.innerHTML).toContain('"/docs/"');
  expect(headTags[0]!.innerHTML).not.toContain('a Google tag id');
});
