import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

// Translators and extensions wrap nodes of React's, or put others in their place. React throws as it removes such a node
// or inserts before it, and the page is gone (github.com/facebook/react/issues/11538). Text that changes beside other text
// has an element of its own besides, or old words would stay.

/** The child of a parent that is a node, or holds it; null if none does. */
function childWith(parent: Node, node: Node | null): Node | null {
  let child = node;
  while (child && child.parentNode !== parent) {
    child = child.parentNode;
  }
  return child;
}

if (ExecutionEnvironment.canUseDOM) {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- they are called with a node
  const {removeChild, insertBefore} = Node.prototype;
  Node.prototype.removeChild = function removeMoved<Child extends Node>(child: Child): Child {
    const parent = childWith(this, child) && child.parentNode;
    return parent ? (removeChild.call(parent, child) as Child) : child;
  };
  Node.prototype.insertBefore = function insertBeforeMoved<Child extends Node>(
    node: Child,
    next: Node | null,
  ): Child {
    return insertBefore.call(this, node, childWith(this, next)) as Child;
  };
}
