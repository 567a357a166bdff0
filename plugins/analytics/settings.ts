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

/** Id of the element that carries the settings into the page. */
export const SETTINGS_ELEMENT_ID = 'analytics-settings';
