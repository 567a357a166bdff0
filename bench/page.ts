import {onCLS, onLCP} from 'web-vitals';

/** Measurements that a page makes of itself, for measure.ts; in milliseconds, layout shift aside. */
export interface Seen {
  largestPaint: number;
  layoutShift: number;
  /** Time of each long task beyond 50 ms. */
  blocked: number;
  /** When each interaction began, and how long the next frame took to come. */
  interactions: Map<number, {start: number; duration: number}>;
}

declare global {
  interface Window {
    seen: Seen;
    nextAnswer: () => void;
    answer: {start: number; duration: number} | undefined;
    leave: (how: 'click' | 'back') => void;
  }
}

/** The time on the clock that one page shares with the next. */
const clock = (): number => performance.timeOrigin + performance.now();

/** Once what was just changed is on the screen. */
const painted = (then: () => void): number => requestAnimationFrame(() => setTimeout(then));

const seen: Seen = {largestPaint: 0, layoutShift: 0, blocked: 0, interactions: new Map()};
window.seen = seen;
onLCP(({value}) => (seen.largestPaint = value), {reportAllChanges: true});
onCLS(({value}) => (seen.layoutShift = value), {reportAllChanges: true});

new PerformanceObserver((list) => {
  for (const {duration} of list.getEntries()) {
    seen.blocked += Math.max(0, duration - 50);
  }
}).observe({type: 'longtask', buffered: true});

new PerformanceObserver((list) => {
  for (const {
    interactionId,
    startTime,
    duration,
  } of list.getEntries() as PerformanceEventTiming[]) {
    const known = seen.interactions.get(interactionId);
    if (interactionId !== 0 && duration > (known?.duration ?? 0)) {
      seen.interactions.set(interactionId, {start: known?.start ?? startTime, duration});
    }
  }
}).observe({type: 'event', durationThreshold: 16, buffered: true});

/** How often an element says, in text or attributes, that something was copied. */
const copiedIn = (element: Element): number => element.outerHTML.match(/copied/gi)?.length ?? 0;

/** Times the next press of a copy button, until it says that it copied, as `answer`. */
window.nextAnswer = () => {
  const changes = {attributes: true, childList: true, characterData: true, subtree: true};
  const watch = ({target, timeStamp: start}: Event): void => {
    const block = (target as Element).closest('button')!.parentElement!;
    const before = copiedIn(block);
    const observer = new MutationObserver(() => {
      if (copiedIn(block) > before) {
        observer.disconnect();
        painted(() => (window.answer = {start, duration: performance.now() - start}));
      }
    });
    observer.observe(block, changes);
  };
  window.answer = undefined;
  window.addEventListener('pointerdown', watch, {capture: true, once: true});
};

/** Notes when another heading than before stands on the screen. */
function watchHeading(): void {
  const heading = document.querySelector('h1')?.textContent;
  if (heading === undefined || heading === sessionStorage.getItem('heading')) {
    requestAnimationFrame(watchHeading);
  } else {
    painted(() => {
      sessionStorage.setItem('heading', heading);
      sessionStorage.setItem('arrived', `${clock()}`);
    });
  }
}

/** Times how long it takes to leave, by the next press or at once, until another heading stands there. */
window.leave = (how) => {
  sessionStorage.removeItem('arrived');
  const start = (event?: Event): void => {
    const left = event ? performance.timeOrigin + event.timeStamp : clock();
    sessionStorage.setItem('left', `${left}`);
    watchHeading();
  };
  if (how === 'click') {
    window.addEventListener('pointerdown', start, {capture: true, once: true});
  } else {
    start();
    // Not before the caller has its answer: this document goes.
    setTimeout(() => history.back());
  }
};

watchHeading();
window.addEventListener('pageshow', ({persisted}) => persisted && watchHeading());
