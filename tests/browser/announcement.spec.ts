import {expect, test} from '@playwright/test';
import {open} from '../support/open';

test('the announcement leads to the v3 docs and cannot be closed', async ({page}) => {
  await open(page, '/support');
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('v3 SDK is in beta');
  await expect(bar.getByRole('button')).toHaveCount(0);
  await bar.getByRole('link').click();
  await expect(page).toHaveURL('/v3/');
  await expect(bar).toBeVisible();
});
