import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {Card, Cards} from './Cards';

afterEach(cleanup);

it('shows each card with one link, which is its title, and its sentence', () => {
  render(
    <Cards>
      <Card title="Encryption" href="/v3/sdk/access-control/encryption">
        Encrypt for a group.
      </Card>
      <Card title="Discord" href="https://discord.example">
        Ask there.
      </Card>
    </Cards>,
  );
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Encryption', '/v3/sdk/access-control/encryption'],
    ['Discord', 'https://discord.example'],
  ]);
  expect(links[0]!.parentElement!.textContent).toBe('EncryptionEncrypt for a group.');
  expect(links[0]!.parentElement).not.toBe(links[1]!.parentElement);
});
