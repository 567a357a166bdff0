declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** A service: how it is turned on, and what pages may load for it. */
interface Service {
  /** The form of the environment variable, and its name in messages. */
  readonly pattern: RegExp;
  readonly expected: string;
  /** Additions to the Content-Security-Policy. */
  readonly policy: Readonly<Record<string, readonly string[]>>;
}

const TAG_MANAGER = 'https://*.googletagmanager.com';
const GOOGLE = [TAG_MANAGER, 'https://*.google-analytics.com'];
const PLAUSIBLE = ['https://plausible.io'];
const googlePolicy = {
  'script-src': [TAG_MANAGER],
  'img-src': GOOGLE,
  'connect-src': [...GOOGLE, 'https://*.analytics.google.com'],
};

/** Every service, by the environment variable that turns it on; `off` is the same as no value. */
export const SERVICES = {
  ANALYTICS_GOOGLE_ID: {
    pattern: /^(?:G|UA|AW)-[A-Z0-9-]+$/,
    expected: 'a Google tag id, such as G-XXXXXXX',
    policy: googlePolicy,
  },
  ANALYTICS_TAG_MANAGER_ID: {
    pattern: /^GTM-[A-Z0-9]+$/,
    expected: 'a Tag Manager id, such as GTM-XXXXXX',
    policy: googlePolicy,
  },
  ANALYTICS_PLAUSIBLE_DOMAIN: {
    pattern: /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/,
    expected: 'a domain name, such as docs.example.org',
    policy: {'script-src': PLAUSIBLE, 'connect-src': PLAUSIBLE},
  },
  ANALYTICS_ON_LOAD_SCRIPT: {
    pattern: /^(?:on|off)$/,
    expected: '"on" or "off"',
    policy: {},
  },
} as const satisfies Record<string, Service>;

export type ServiceName = keyof typeof SERVICES;

/** Values of the variables of services that are on. */
export type AnalyticsSettings = Readonly<Partial<Record<ServiceName, string>>>;

/** Tells a service that a page is shown. @param path with query and hash */
type PageView = (path: string) => void;

function loadScript(src: string, data: Readonly<Record<string, string>> = {}): void {
  const script = Object.assign(document.createElement('script'), {src, async: true});
  Object.assign(script.dataset, data);
  document.head.append(script);
}

/** Queues a command for Google's tag, which reads `arguments` objects, not arrays. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Loads each service. The function it returns is called on page views that the service does not notice itself. */
const START: Readonly<
  Record<ServiceName, (value: string, baseUrl: string) => PageView | undefined>
> = {
  ANALYTICS_GOOGLE_ID(id) {
    gtag('js', new Date());
    gtag('config', id, {send_page_view: false, anonymize_ip: true});
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${id}`);
    return (path) => gtag('event', 'page_view', {page_path: path, page_title: document.title});
  },
  ANALYTICS_TAG_MANAGER_ID(id) {
    (window.dataLayer ??= []).push({'gtm.start': Date.now(), event: 'gtm.js'});
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${id}`);
    return undefined;
  },
  ANALYTICS_PLAUSIBLE_DOMAIN(domain) {
    loadScript('https://plausible.io/js/script.outbound-links.js', {domain});
    return undefined;
  },
  ANALYTICS_ON_LOAD_SCRIPT(_on, baseUrl) {
    loadScript(`${baseUrl}onLoad.js`);
    return undefined;
  },
};

/** Loads the services that are on. @returns tells them of a page that is shown */
export function startAnalytics(settings: AnalyticsSettings, baseUrl: string): PageView {
  const listeners = Object.entries(settings).map(([name, value]) =>
    START[name as ServiceName](value, baseUrl),
  );
  return (path) => listeners.forEach((tell) => tell?.(path));
}
