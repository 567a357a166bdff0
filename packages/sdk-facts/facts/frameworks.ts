import * as z from 'zod';
import APPS from '../../../frameworks/frameworks.json';
import RESULTS from '../../../frameworks/results.json';
import ERRORS from '../data/framework-errors.json';
import {DOCS_VERSIONS} from '../../../site/versions';
import {code, parseInline, rowsOf, type FactTable} from '../fact-table';
import type {Release} from '../release';

/** A result of `npm run frameworks -- --write`. */
const result = z.strictObject({
  date: z.string(),
  node: z.string(),
  peers: z.boolean().optional(),
  firstLoad: z.number().optional(),
  onDemand: z.number().optional(),
  withSdk: z.number().optional(),
});

const app = z.object({
  name: z.string(),
  packages: z.record(z.string(), z.string()),
  server: z.string().optional(),
  setting: z.object({file: z.string(), only: z.enum(DOCS_VERSIONS).optional()}).optional(),
});

const error = z.strictObject({
  message: z.string(),
  where: z.enum(['Build', 'Browser', 'Server', 'Tests', 'Install', 'Network']),
  seenIn: z.string(),
  /** Who reported it, where it was not seen here. */
  reported: z.url().optional(),
  only: z.enum(DOCS_VERSIONS).optional(),
  cause: z.string(),
  fix: z.string(),
});

/** The apps that ran with a release, in the order of frameworks.json. */
function readResults({version}: Release) {
  const results = z.record(z.string(), result).parse(RESULTS);
  return Object.entries(z.record(z.string(), app).parse(APPS)).flatMap(([id, found]) => {
    const seen = results[`${version}/${id}`];
    return seen ? [{...found, ...seen}] : [];
  });
}

const WORKS = 'works';

/** A bundle for a script tag is all there is to load. */
const sizeOf = (onDemand?: number, firstLoad?: number): string =>
  onDemand === undefined ? '–' : `${onDemand || firstLoad} kB`;

/** How much larger a static import makes the first load. A script tag has nothing to import. */
function addedTo({firstLoad = 0, onDemand, withSdk}: z.infer<typeof result>): string {
  if (withSdk !== undefined) return `${withSdk - firstLoad} kB`;
  return onDemand === 0 ? 'no import: the tag loads all' : '–';
}

/** Frameworks in which the app of a release encrypted and decrypted. */
export function frameworksTable(release: Release): FactTable {
  const {version} = release;
  return {
    caption: `SDK ${release.name} in frameworks`,
    ...rowsOf(readResults(release), {
      'Your app runs in': ({name, packages, node}) =>
        `${name} ${Object.values(packages)[0] ?? node}`,
      Browser: ({firstLoad}) => (firstLoad === undefined ? '–' : WORKS),
      Server: ({server, firstLoad}) =>
        server !== undefined || firstLoad === undefined ? WORKS : '–',
      'Needs a setting': ({setting}) =>
        (setting?.only ?? version) === version && setting ? code(setting.file) : 'no',
      'Loaded on demand': ({onDemand, firstLoad}) => sizeOf(onDemand, firstLoad),
      'A static import adds': addedTo,
      Tried: ({date, node}) => `${date}, with Node ${node}`,
      Install: ({peers}) =>
        peers ? 'npm warns: ERESOLVE overriding peer dependency' : 'without warnings',
    }),
    shown: 5,
    unit: 'framework',
    source:
      'Each row is an app that was installed with npm, built and used in Chromium on a [local network](https://developer.litprotocol.com/lit-local-network.tgz): it encrypts and decrypts a text. Sizes are compressed JavaScript, with ethers and siwe: what the browser loads when the SDK is first needed, and what a static import adds to the first load instead.',
  };
}

/** Texts of bundlers, frameworks and their servers. */
export function frameworkErrorsTable(release: Release): FactTable {
  const rows = z
    .array(error)
    .parse(ERRORS)
    .filter(({only}) => only === undefined || only === release.version);
  return {
    caption: `What bundlers, frameworks and test runners say of SDK ${release.name}`,
    ...rowsOf(rows, {
      Text: ({message}) => code(message),
      Meaning: ({seenIn, reported}) =>
        parseInline(reported === undefined ? seenIn : `${seenIn} ([reported](${reported}))`),
      Cause: ({cause}) => parseInline(cause),
      'What to do': ({fix}) => parseInline(fix),
      Where: ({where}) => where,
    }),
    unit: 'error',
    anchors: 'framework',
    groupedBy: ['Where'],
    source:
      'Rows without a report: from the apps in the table above, built without the setting, or from an app of what the row names. `…` stands for what varies.',
  };
}
