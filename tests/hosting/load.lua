-- Pages, assets and unknown addresses, mixed, for wrk; see hosting/deploy/README.md.
local paths = {
  "/", "/v3/", "/v2/", "/v3/usecases", "/v3/sdk/access-control/encryption", "/v2/whatIsLit",
  "/blog", "/search", "/img/logo.svg", "/search-index/ecosystem-texts.json", "/sitemap.xml",
  "/V3/UseCases", "/docs/SDK/authSig", "/nothing", "/v3/nothing", "/assets/js/nothing.js",
}
local turn = 0

request = function()
  turn = turn % #paths + 1
  return wrk.format("GET", paths[turn], {["Accept-Encoding"] = "gzip, br", ["Accept"] = "text/html"})
end

local threads = {}

setup = function(thread)
  table.insert(threads, thread)
end

init = function()
  statuses = {}
end

response = function(status)
  statuses[status] = (statuses[status] or 0) + 1
end

done = function(summary, latency)
  for _, thread in ipairs(threads) do
    for status, times in pairs(thread:get("statuses")) do
      print("status " .. status .. ": " .. times)
    end
  end
  local errors = summary.errors
  print("errors: connect " .. errors.connect .. ", read " .. errors.read .. ", write " .. errors.write .. ", timeout " .. errors.timeout)
  print(string.format("latency: median %.1f ms, 99th percentile %.1f ms", latency:percentile(50) / 1000, latency:percentile(99) / 1000))
end
