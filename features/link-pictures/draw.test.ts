import sharp from 'sharp';
import {expect, it} from 'vitest';
import {pictureOf} from './picture-address.shared';
import {draw} from './draw';

const PLACE = 'Docs v3.x.x · SDK 3.0.24';

it('draws the same bytes for the same words, and others for others', async () => {
  const [first, same, other] = await Promise.all(
    ['Encryption', 'Encryption', 'Decryption'].map((title) => draw({title, place: PLACE})),
  );
  expect(first!.equals(same!)).toBe(true);
  expect(first!.equals(other!)).toBe(false);
});

it('keeps long titles beside the ring, in the size that services show', async () => {
  const title =
    'Unified Access Control Conditions and Introduction to Decentralized Access Control';
  const [long, short] = await Promise.all(
    [title, 'A'].map(async (each) => draw({title: each, place: PLACE})),
  );
  const ring = {left: 780, top: 0, width: 420, height: 630};
  const [besideLong, besideShort] = await Promise.all(
    [long!, short!].map((image) =>
      sharp(image).extract(ring).greyscale().threshold(60).raw().toBuffer(),
    ),
  );
  expect(besideLong!.equals(besideShort!)).toBe(true);
  expect(await sharp(long).metadata()).toMatchObject({width: 1200, height: 630, format: 'png'});
  expect(long!.length).toBeLessThanOrEqual(40_000);
});

it.each([
  ['/', 'img/pages/index.png'],
  ['/v3/', 'img/pages/v3/index.png'],
  ['/v3/usecases', 'img/pages/v3/usecases.png'],
])('puts the picture of %s at %s', (ownPath, picture) => {
  expect(pictureOf(ownPath)).toBe(picture);
});
