import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {noteLoaded, recoverFromRelease} from '../../lib/browser/stale-release';

const FILES = 'content';

function showFailure(error: Error): void {
  const container = document.createElement('div');
  container.className = 'load-failure';
  container.setAttribute('role', 'alert');
  document.body.prepend(container);
  createRoot(container).render(
    <Loading
      error={error}
      retry={() => window.location.reload()}
      pastDelay
      timedOut={false}
      isLoading={false}
    />,
  );
}

// Docusaurus reloads the page when the content of a next page fails to load, but does nothing
// when that happens to the first page: it stays without JavaScript, and its text readable.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}: {reason: unknown}) => {
    const isChunkFailure = reason instanceof Error && reason.name === 'ChunkLoadError';
    if (isChunkFailure && !window.docusaurusRoot) {
      void recoverFromRelease(FILES).then(
        (recovery) => recovery !== 'reloading' && showFailure(reason),
      );
    }
  });
}

export default {onRouteDidUpdate: () => noteLoaded(FILES)} satisfies ClientModule;
