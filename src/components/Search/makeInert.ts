/**
 * How many elements become inert in one frame. The browser computes the style of each again, which
 * for a whole page at once keeps a slow phone busy for over 50 ms.
 */
const ELEMENTS_PER_FRAME = 200;

interface Step {
  element: Element;
  /** How many elements it makes inert. */
  elements: number;
}

/** A large element comes after its parts, and has then only itself to change. */
function stepsFor(element: Element): Step[] {
  const within = element.getElementsByTagName('*').length;
  return within >= ELEMENTS_PER_FRAME
    ? [...[...element.children].flatMap(stepsFor), {element, elements: 1}]
    : [{element, elements: 1 + within}];
}

/**
 * Takes everything beside an element out of reach of pointer, keyboard and screen reader, as
 * `showModal()` does, but over several frames.
 *
 * @param layer the child of `<body>` that stays in reach
 * @returns brings everything back in reach at once
 */
export function makeInertAround(layer: Element): () => void {
  const steps = [...document.body.children]
    .filter((element) => element !== layer)
    .flatMap(stepsFor)
    .filter(({element}) => !element.hasAttribute('inert'));
  let next = 0;

  const goOn = () => {
    let room = ELEMENTS_PER_FRAME;
    while (next < steps.length && room >= steps[next]!.elements) {
      const {element, elements} = steps[next++]!;
      element.toggleAttribute('inert', true);
      room -= elements;
    }
    if (next < steps.length) {
      frame = requestAnimationFrame(goOn);
    }
  };
  // The first frame is for painting the layer.
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(goOn);
  });

  return () => {
    cancelAnimationFrame(frame);
    for (const {element} of steps.slice(0, next)) {
      element.toggleAttribute('inert', false);
    }
  };
}
