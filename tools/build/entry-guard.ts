/**
 * Part of the document's inline script: if the entry itself does not arrive, there is nobody to show an error screen.
 * Then one sign in no language stands in the middle: a link that loads the page again, at the same address.
 * Errors of resources do not bubble, so they are listened for on their way down; a cut script says so as an error of
 * the window, with its file's name.
 */
export const entryGuard =
  `(function(){var show=function(){if(document.getElementById("again")||document.querySelector("#root>*"))return;
var a=document.createElement("a");a.id="again";a.href=location.href;a.onclick=function(e){e.preventDefault();location.reload()};a.setAttribute("aria-label","Sideguide");a.appendChild(document.createTextNode("\\u21bb"));
document.body.appendChild(a)};
addEventListener("error",function(e){var t=e.target||{};if(/\\/static\\/js\\/[^/]+$/.test(e.filename||t.src||"")){document.body?show():addEventListener("DOMContentLoaded",show)}},true)})();`.replace(
    /\n/g,
    '',
  );
