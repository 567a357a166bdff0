import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';
import Loading from './Loading';

const STATE: ComponentProps<typeof Loading> = {
  error: null,
  isLoading: true,
  pastDelay: false,
  retry: () => undefined,
  timedOut: false,
};

afterEach(cleanup);

describe('a page on its way', () => {
  it('shows nothing before the delay is over', () => {
    expect(render(<Loading {...STATE} />).container.innerHTML).toBe('');
  });

  it('shows a spinner that is read aloud after it', () => {
    render(<Loading {...STATE} pastDelay />);
    expect(screen.getByRole('status', {name: 'Loading'})).toBeTruthy();
  });
});

describe('a page that failed to load', () => {
  it('shows the error and a button that tries again', () => {
    const retry = vi.fn();
    render(<Loading {...STATE} error={new Error('Loading chunk 7 failed.')} retry={retry} />);
    expect(screen.getByText('Error: Loading chunk 7 failed.')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
    fireEvent.click(screen.getByRole('button', {name: 'Retry'}));
    expect(retry).toHaveBeenCalledOnce();
  });

  it('has no style attribute, which a strict Content-Security-Policy forbids', () => {
    const failed = render(<Loading {...STATE} error={new Error('a')} />).container.innerHTML;
    const waiting = render(<Loading {...STATE} pastDelay />).container.innerHTML;
    expect(failed + waiting).not.toContain('style=');
  });
});
