import path from 'node:path';
import {readEnvironment} from '../../site/environment';
import {exitOnSiteError} from '../shared/site-error';
import {writeOffline} from '.';

/** The folder of the built site. BUILD_DIR names another one. */
const BUILD = path.resolve(process.env.BUILD_DIR ?? 'build');

const {SITE_BASE_URL = '/', OFFLINE_READING} = exitOnSiteError(() => readEnvironment());

void writeOffline(BUILD, SITE_BASE_URL, OFFLINE_READING !== 'off').then((offer) =>
  console.log(
    offer
      ? `Offline reading: ${offer.pages} pages, ${offer.download} bytes to download.`
      : 'Offline reading is off: copies that readers have saved will be removed.',
  ),
);
