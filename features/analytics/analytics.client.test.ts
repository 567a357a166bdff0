// @vitest-environment happy-dom
import type {ClientModule} from '@docusaurus/types';
import {beforeEach, expect, it, vi} from 'vitest';
import client from './analytics.client';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const at = (pathname: string, search = '', hash = '') => ({pathname, search, hash}) as Location;
const visit = (location: Location, previousLocation: Location | null): void =>
  client.onRouteDidUpdate({location, previousLocation});

const pageView = vi.fn();
beforeEach(() => {
  pageView.mockClear();
  window.analytics = {pageView};
});

it('tells of another page, and not of the first one or of another place in a page', async () => {
  visit(at('/v3/'), null);
  visit(at('/v3/', '', '#install'), at('/v3/'));
  visit(at('/v2/', '?a=b', '#c'), at('/v3/'));
  await expect.poll(() => pageView.mock.calls).toEqual([['/v2/?a=b#c']]);
});

it('tells nothing of readers who are not measured', () => {
  delete window.analytics;
  expect(() => visit(at('/v2/'), at('/v3/'))).not.toThrow();
});
