/** Which measuring services run. All are off unless configured. */
export interface AnalyticsSettings {
  /** Google tag id: page views on every change of route. */
  googleId?: string;
  /** Google Tag Manager container id. */
  tagManagerId?: string;
  /** Site name at Plausible: page views and clicks on outbound links. */
  plausibleDomain?: string;
  /** Path of a script of the site's own that runs once when the first page is loaded. */
  onLoadScript?: string;
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Put there by first-page.ts; missing where the reader does not want to be measured. */
    analytics?: ReturnType<typeof startAnalytics>;
  }
}

function loadScript(src: string, data: Record<string, string> = {}): void {
  const script = Object.assign(document.createElement('script'), {src, async: true});
  Object.assign(script.dataset, data);
  document.head.append(script);
}

/** Queues a command for Google's tag, which reads `arguments` objects, not arrays. */
function gtag(..._command: unknown[]): void {
  // eslint-disable-next-line prefer-rest-params
  (window.dataLayer ??= []).push(arguments);
}

/** Loads the configured services. */
export function startAnalytics(settings: AnalyticsSettings) {
  const {googleId, tagManagerId, plausibleDomain, onLoadScript} = settings;
  if (googleId) {
    gtag('js', new Date());
    gtag('config', googleId, {send_page_view: false, anonymize_ip: true});
    loadScript(`https://www.googletagmanager.com/gtag/js?id=${googleId}`);
  }
  if (tagManagerId) {
    (window.dataLayer ??= []).push({'gtm.start': Date.now(), event: 'gtm.js'});
    loadScript(`https://www.googletagmanager.com/gtm.js?id=${tagManagerId}`);
  }
  if (plausibleDomain) {
    loadScript('https://plausible.io/js/script.outbound-links.js', {domain: plausibleDomain});
  }
  if (onLoadScript) {
    loadScript(onLoadScript);
  }
  return {
    /** Tells the services that a page is shown. @param path path with query and hash */
    pageView(path: string): void {
      if (googleId) {
        gtag('event', 'page_view', {page_path: path, page_title: document.title});
      }
    },
  };
}
