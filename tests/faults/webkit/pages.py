#!/usr/bin/python3
"""A WebKit whose pages are opened, left, crashed and closed by the lines of a socket, and whose pages talk back over it.

Why not WebKitWebDriver: it ends its session as soon as one page crashes, and takes one command at a time. Settings come
as JSON in the argument. Heard: {"page", "do", ...}; said: {"page", "event", ...}, one JSON a line.
"""
import json
import os
import socket
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

given = json.loads(sys.argv[1])
# WebKit writes consoles to stdout; the web processes inherit it.
log = os.open(given["profile"] + "/console.log", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(log, 1)
os.dup2(log, 2)

context = WebKit2.WebContext.new_with_website_data_manager(
    WebKit2.WebsiteDataManager(
        base_data_directory=given["profile"] + "/data", base_cache_directory=given["profile"] + "/cache"
    )
)
settings = WebKit2.Settings()
settings.set_enable_write_console_messages_to_stdout(True)
settings.set_enable_page_cache(True)
pages = {}
line = socket.socket(socket.AF_UNIX)
line.connect(given["line"])


def say(page, event, **more):
    line.sendall((json.dumps({"page": page, "event": event, **more}) + "\n").encode())


def open_page(number):
    scripts = WebKit2.UserContentManager()
    scripts.register_script_message_handler("harness")
    scripts.connect(
        "script-message-received::harness",
        lambda _, message: say(number, "told", text=message.get_js_value().to_string()),
    )
    scripts.add_script(
        WebKit2.UserScript.new(
            given["initScript"],
            WebKit2.UserContentInjectedFrames.TOP_FRAME,
            WebKit2.UserScriptInjectionTime.START,
            None,
            None,
        )
    )
    view = WebKit2.WebView(web_context=context, settings=settings, user_content_manager=scripts)
    window = Gtk.Window(default_width=390, default_height=844, decorated=False)
    window.add(view)

    view.connect("load-failed", lambda _, __, url, why: say(number, "failed", url=url, text=why.message))
    view.connect("web-process-terminated", lambda *_: say(number, "crashed"))
    window.show_all()
    pages[number] = (view, window)


def obey(asked):
    number = asked["page"]
    if asked["do"] == "open":
        return open_page(number)
    view, window = pages[number]
    if asked["do"] == "load":
        view.load_uri(asked["url"])
    elif asked["do"] == "reload":
        view.reload()
    elif asked["do"] == "back":
        view.go_back()
    elif asked["do"] == "run":
        view.evaluate_javascript(asked["script"], -1, None, None, None, None)
    elif asked["do"] == "crash":
        view.terminate_web_process()
    elif asked["do"] == "close":
        del pages[number]
        window.destroy()
        say(number, "closed")


rest = b""


def hear(*_):
    global rest
    heard = line.recv(1 << 16)
    *lines, rest = (rest + heard).split(b"\n")
    for text in lines:
        obey(json.loads(text))
    if not heard:
        Gtk.main_quit()
    return True


GLib.io_add_watch(line.fileno(), GLib.PRIORITY_DEFAULT, GLib.IO_IN | GLib.IO_HUP, hear)
say(0, "ready")
Gtk.main()
