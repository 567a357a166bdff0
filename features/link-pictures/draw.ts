import {readFileSync} from 'node:fs';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {PROJECT_FOLDER} from '../../lib/node/place';
import {SiteError} from '../../lib/node/site-error';
import {identity} from '../../site/identity';

/** Texts of a picture. */
export interface Caption {
  readonly title: string;
  /** Docs version with its SDK release, or part of the site. */
  readonly place: string;
}

/** The size in which every service shows pictures of links. */
const SIZE = {width: 1200, height: 630};

/** The colours of dark mode. */
const DARK = readFileSync(path.resolve(__dirname, '../design/tokens.css'), 'utf8')
  .split("[data-theme='dark']")[1]!
  .split('}')[0]!;

function token(name: string): string {
  const colour = new RegExp(`--${name}: (#[\\da-f]{6});`).exec(DARK)?.[1];
  if (!colour) {
    throw new SiteError('features/design/tokens.css', `has no "--${name}: #……;" in dark mode`);
  }
  return colour;
}

const COLOURS = {
  paper: token('paper'),
  ink: token('ink'),
  second: token('ink-2'),
  violet: token('violet'),
};

/** Longer titles have smaller letters, so that the longest needs four lines. */
const LETTERS = [
  {upTo: 24, size: 88},
  {upTo: 48, size: 72},
  {upTo: Infinity, size: 60},
];

const fonts = ([400, 600] as const).map((weight): Font => ({
  name: 'Inter',
  weight,
  data: readFileSync(require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`)),
}));

/** The ring of shares with one missing, as it is in the logo. */
const RING = readFileSync(path.join(PROJECT_FOLDER, 'static/img/logo.svg'), 'utf8')
  .replace(/#[\da-f]{6}/g, COLOURS.violet)
  .replace('<svg ', '<svg x="780" y="135" ')
  .replace('width="24" height="24"', 'width="360" height="360"');

/** satori's form of a React element. */
const box = (style: Readonly<Record<string, string | number>>, children: unknown): object => ({
  type: 'div',
  props: {style: {display: 'flex', ...style}, children},
});

/** Draws the picture of a page. The same caption gives the same bytes. */
export async function draw({title, place}: Caption): Promise<Buffer> {
  const {size} = LETTERS.find(({upTo}) => title.length <= upTo)!;
  const page = {
    ...{width: 1040, height: 470, margin: 80, flexDirection: 'column'},
    ...{justifyContent: 'space-between', color: COLOURS.ink, fontFamily: 'Inter'},
  };
  const heading = {
    width: 680,
    fontSize: size,
    fontWeight: 600,
    lineHeight: 1.1,
    letterSpacing: '-0.02em',
  };
  const words = await satori(
    box(page, [
      box({fontSize: 32, color: COLOURS.violet}, place),
      box(heading, title),
      box({fontSize: 32, color: COLOURS.second}, `${identity.title} docs`),
    ]) as Parameters<typeof satori>[0],
    {...SIZE, fonts},
  );
  const picture = words.replace('</svg>', `${RING}</svg>`);
  return sharp(Buffer.from(picture))
    .flatten({background: COLOURS.paper})
    .png({colours: 32, dither: 0, effort: 1})
    .toBuffer();
}
