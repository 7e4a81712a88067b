/**
 * The part of the document's first script that gives React its next task, in the way React prefers to any other: as `setImmediate`.
 * React's own way is one message to itself. Firefox drops the messages of a page that it puts away for the way back (back-forward
 * cache), and React would wait for the lost one for ever. A task that waits here when the page is brought back is called again.
 */
export const KEPT_TASKS =
  `(()=>{var t=[],{port1:i,port2:o}=new MessageChannel,s=()=>o.postMessage(0);` +
  `i.onmessage=()=>t.shift()?.();setImmediate=f=>{t.push(f);s()};` +
  `addEventListener('pageshow',()=>t[0]&&s())})();`;
