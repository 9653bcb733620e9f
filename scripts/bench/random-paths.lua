-- Requests a new URL each time, in turn under every path with a parameter, and each from a new network.
local prefixes = { "/g/", "/page/", "/c/a-b-c-", "/", "/assets/" }
local count = 0
request = function()
  count = count + 1
  return wrk.format("GET", prefixes[count % #prefixes + 1] .. "x" .. count .. "y" .. math.random(1, 1e9), {
    ["Accept-Encoding"] = "br",
    ["X-Forwarded-For"] = "10." .. math.random(0, 255) .. "." .. math.random(0, 255) .. "." .. math.random(0, 255),
  })
end
