import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import Loading from '@theme/Loading';
import {createRoot} from 'react-dom/client';
import {forgetReload, reloadOnce} from '../../lib/browser/reload-once';

const REASON = 'failed-chunk';

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
// when that happens to the first page: it stays without JavaScript. Reload once (the files may
// be gone since a new deployment), then say what failed; the text of the page stays readable.
if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', ({reason}: {reason: unknown}) => {
    const isChunkFailure = reason instanceof Error && reason.name === 'ChunkLoadError';
    if (isChunkFailure && !window.docusaurusRoot && !reloadOnce(REASON)) {
      showFailure(reason);
    }
  });
}

export default {onRouteDidUpdate: () => forgetReload(REASON)} satisfies ClientModule;
