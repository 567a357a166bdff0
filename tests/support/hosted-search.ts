import type {Page, Request, Route} from '@playwright/test';
import {CONFIGURED_BUILD} from './build';

/** The hosts that the service gives to an application. */
const SERVICE_HOSTS = /\.algolia(?:net)?\.(?:net|com)$/;

/** The first host that is asked. */
export const SERVICE_HOST = `${CONFIGURED_BUILD.search.appId.toLowerCase()}-dsn.algolia.net`;

const isOfService = (address: string): boolean => SERVICE_HOSTS.test(new URL(address).hostname);

/** The service's next answer; tests change it at any time. */
export type Answer = (route: Route) => Promise<void>;

/** The hosted service as the page meets it: keeps what it is asked, and answers as it is told. */
export class HostedService {
  readonly requests: Request[] = [];
  answer: Answer;

  private constructor(answer: Answer) {
    this.answer = answer;
  }

  /** Takes the place of the service; every other host outside gets an empty script. */
  static async replace(page: Page, baseURL: string, answer: Answer): Promise<HostedService> {
    const service = new HostedService(answer);
    await page.route(
      (url) => url.origin !== baseURL,
      async (route) => {
        if (!isOfService(route.request().url())) {
          await route.fulfill({contentType: 'text/javascript', body: ''});
          return;
        }
        service.requests.push(route.request());
        await service.answer(route);
      },
    );
    return service;
  }

  /** The queries that came, in their order. */
  get queries(): unknown[] {
    return this.requests.map((request) => {
      const {requests} = request.postDataJSON() as {requests: {query: unknown}[]};
      return requests[0]!.query;
    });
  }
}
