const page = `
  <p>shown <span>text</span> <a href="/">link</a></p>
  <div hidden><b>of what is hidden</b></div>
  <div style="display: none">none</div>
  <span style="display: block">block</span>
  <div style="visibility: hidden"><i>inherits</i><i style="visibility: visible">does not</i></div>
  <div style="opacity: 0"><b>inherits no opacity</b></div><b style="opacity: 0.5">half</b>
  <div style="pointer-events: none"><button>inherits</button></div>
  <dialog>closed</dialog><dialog open>open</dialog>
  <input type="hidden"><input type="checkbox"><button type="submit">send</button>
  <ul><li>item</li></ul><table><tbody><tr><td>cell</td></tr></tbody></table>
  <svg><path d="M0 0"/></svg><script></script><template></template><details><summary>s</summary>d</details>
`;

it('says of each element what jsdom says from its rules', () => {
  document.body.innerHTML = page;
  const elements = [...document.querySelectorAll('body *')];
  const says = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const { display, visibility, pointerEvents, opacity } = style;
      const again = style.getPropertyValue('display');
      return [element.outerHTML, display, visibility, pointerEvents, opacity, again];
    });
  const quick = says();
  // With a sheet in the page jsdom is asked itself.
  const sheet = document.head.appendChild(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(says()).toEqual(quick);
  sheet.remove();
  document.body.replaceChildren();
});
